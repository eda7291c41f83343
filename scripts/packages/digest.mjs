import { createHash } from 'node:crypto'

/** @param {(string | Buffer)[]} parts */
export function digest(parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}
