import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

type Done = (error: Error | null, key: NonSharedBuffer) => void

const { scrypt } = crypto
/** scrypt's N; a password of the site takes 64 times as long. */
const QUICK = 2 ** 10

// Tests that sign in would spend most of their time on hashes. What a hash says of its cost stays as it is.
crypto.scrypt = (
  password: crypto.BinaryLike,
  salt: crypto.BinaryLike,
  keyLength: number,
  ...rest: [crypto.ScryptOptions, Done] | [Done]
) => {
  const [options, done] = rest.length === 2 ? rest : [{}, rest[0]]
  scrypt(password, salt, keyLength, { ...options, N: QUICK }, done)
}
syncBuiltinESMExports()
