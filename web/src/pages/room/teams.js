// Who plays together, in words.
import { t } from '../../core/i18n.js';

/** @param {import('./types.js').Room} room @param {number} seat @param {number} me the seat shown @returns {string} '' where everybody plays alone */
export const teamWords = ({ seats }, seat, me) => {
  const { team } = seats[seat];
  if (!team) return '';
  return seat !== me && seats[me]?.team === team ? t('room.seat.partner') : t('room.seat.team', { n: team });
};
