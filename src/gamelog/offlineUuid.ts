import { createHash } from 'node:crypto';

/**
 * Computes the uuid that a server without account checks gives a player: version 3 over "OfflinePlayer:" and the name.
 * It stands for a player whose id the log does not name.
 */
export function computeOfflineUuid(player: string): string {
  const hash = createHash('md5').update(`OfflinePlayer:${player}`, 'utf8').digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x30, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = hash.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
