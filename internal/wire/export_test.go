package wire

// Requests has a zero value of every body that clients send.
var Requests = requests
