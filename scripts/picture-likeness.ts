/** Pixels across and down of what is measured: every picture is squeezed into this square, whatever its shape. */
export const SIDE = 64

/** Red, green and blue of a square of `SIDE` by `SIDE` pixels, row by row. */
export type Raster = ArrayLike<number>

/** What is known of a picture for telling whether it is another one again. */
export type Print = {
  /** A hash of how light and dark lie on the sheet, and one of where the outlines are, whatever their colours. */
  readonly hashes: readonly Hash[]
  /** The share of the sheet that each of 512 colours has. */
  readonly colours: readonly number[]
}

/** The sign of each wave, true or false, and the same of the picture in a looking glass. */
type Hash = { readonly own: readonly boolean[]; readonly mirrored: readonly boolean[] }

/** Two pictures nearer than this are one drawing to the eye. Chosen by eye over the site's nearest pairs: below it every pair was one composition in other paints or at another hour; above it the first that is a coincidence, a road beside a garden track, lies at 0.276. */
export const TWINS = 0.27

/** Waves across and down, of which those count that have no more than this many together: 150 bits. */
const WAVES = 16
/** The histogram's part in the distance, the hashes have the rest: the same drawing in other colours is the same drawing. */
const COLOUR = 0.05

const waves = Array.from({ length: WAVES }, (_wave, wave) =>
  Array.from({ length: SIDE }, (_pixel, at) =>
    Math.cos(((2 * at + 1) * wave * Math.PI) / (2 * SIDE)),
  ),
)
const counted = waves.flatMap((_row, down) =>
  waves
    .map((_column, across) => ({ across, down }))
    .filter(({ across }) => across + down > 0 && across + down <= WAVES),
)

/** Reads a picture for `distance`. */
export function printOf(raster: Raster): Print {
  return {
    hashes: [hashOf(lightness(raster)), hashOf(outlines(raster))],
    colours: coloursOf(raster),
  }
}

/** How far one picture is from another, 0 to 1: the share of the bits that differ, by the hash and the side of the looking glass that bring them nearest, and a little for colours. */
export function distance(one: Print, other: Print): number {
  const shapes = one.hashes.map((hash, i) => {
    const than = other.hashes[i]
    return than ? Math.min(unlike(hash.own, than.own), unlike(hash.own, than.mirrored)) : 1
  })
  const tints =
    one.colours.reduce((sum, share, i) => sum + Math.abs(share - (other.colours[i] ?? 0)), 0) / 2
  return (1 - COLOUR) * Math.min(...shapes) + COLOUR * tints
}

function unlike(one: readonly boolean[], other: readonly boolean[]): number {
  return one.filter((bit, i) => bit !== other[i]).length / one.length
}

/** The signs of the slow waves of a field (a DCT); in a looking glass those that are odd across change theirs. */
function hashOf(field: readonly number[]): Hash {
  const rows = Array.from({ length: SIDE }, (_row, y) => field.slice(y * SIDE, (y + 1) * SIDE))
  const across = waves.map((wave) => rows.map((row) => product(row, wave)))
  const strengths = counted.map((wave) =>
    product(across[wave.across] ?? [], waves[wave.down] ?? []),
  )
  return {
    own: strengths.map((strength) => strength > 0),
    mirrored: strengths.map(
      (strength, i) => strength > 0 === ((counted[i]?.across ?? 0) % 2 === 0),
    ),
  }
}

function product(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0)
}

function lightness(raster: Raster): number[] {
  return pixels(
    (at) =>
      0.2126 * (raster[at] ?? 0) + 0.7152 * (raster[at + 1] ?? 0) + 0.0722 * (raster[at + 2] ?? 0),
  )
}

/** How much the colour changes at each pixel; its root, so that a soft edge counts beside a hard one. */
function outlines(raster: Raster): number[] {
  return pixels((at, x, y) => {
    if (x === 0 || y === 0 || x === SIDE - 1 || y === SIDE - 1) return 0
    const change = [at, at + 1, at + 2].reduce((sum, channel) => {
      const step = (by: number): number =>
        (raster[channel + 3 * by] ?? 0) - (raster[channel - 3 * by] ?? 0)
      return sum + step(1) ** 2 + step(SIDE) ** 2
    }, 0)
    return change ** 0.25
  })
}

function coloursOf(raster: Raster): number[] {
  const shares = Array.from({ length: 512 }, () => 0)
  for (const colour of pixels(
    (at) => 64 * level(raster[at]) + 8 * level(raster[at + 1]) + level(raster[at + 2]),
  ))
    shares[colour] = (shares[colour] ?? 0) + 1 / SIDE ** 2
  return shares
}

/** One of eight levels of a channel. */
function level(value = 0): number {
  return Math.floor(value / 32)
}

function pixels(read: (at: number, x: number, y: number) => number): number[] {
  return Array.from({ length: SIDE * SIDE }, (_pixel, i) =>
    read(3 * i, i % SIDE, Math.floor(i / SIDE)),
  )
}
