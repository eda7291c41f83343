/** Pixels across and down; every picture is scaled to this square. */
export const SIDE = 64

/** RGB, row by row, `SIDE` by `SIDE` pixels. */
export type Raster = ArrayLike<number>

export type Print = {
  readonly hashes: readonly Hash[]
  /** The share of each of 512 colours. */
  readonly colours: readonly number[]
}

type Hash = { readonly own: readonly boolean[]; readonly mirrored: readonly boolean[] }

/** Chosen by eye: below it each pair was one composition in other colours; the first coincidence has 0.276. */
export const TWINS = 0.27

/** Waves across and down; only those with this sum at most count: 150 bits. */
const WAVES = 16
/** Share of the colours in the distance: a repainted drawing is the same drawing. */
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

export function printOf(raster: Raster): Print {
  return {
    hashes: [hashOf(lightness(raster)), hashOf(outlines(raster))],
    colours: coloursOf(raster),
  }
}

/** From 0 to 1: the share of bits that differ, in the better of both mirrorings, and a little for colour. */
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

/** Signs of the slow waves (DCT); a mirror image flips those that are odd across. */
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

/** Square root of the colour change at each pixel, so that soft edges count next to hard ones. */
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

function level(value = 0): number {
  return Math.floor(value / 32)
}

function pixels(read: (at: number, x: number, y: number) => number): number[] {
  return Array.from({ length: SIDE * SIDE }, (_pixel, i) =>
    read(3 * i, i % SIDE, Math.floor(i / SIDE)),
  )
}
