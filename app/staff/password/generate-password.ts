/** 32 letters and digits without lookalikes. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const GROUPS = [4, 4, 4, 4]

/** 80 random bits, readable over a phone: `k7mp-x2qd-9rtv-h4nw`. */
export function generatePassword(): string {
  return GROUPS.map((size) =>
    Array.from(crypto.getRandomValues(new Uint8Array(size)), (byte) =>
      LETTERS.charAt(byte % LETTERS.length),
    ).join(''),
  ).join('-')
}
