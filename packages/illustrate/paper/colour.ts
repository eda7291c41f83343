import { nth } from './nth.ts'
import { clamp, lerp } from './vector.ts'

type Triple = [number, number, number]

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const toDisplay = (c: number): number =>
  c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055
const known = new Map<string, Triple>()

/** The hex colour's OKLab lightness and two hue axes. */
function toLab(hex: string): Triple {
  const found = known.get(hex)
  if (found) return found
  const channel = (i: number): number => toLinear(parseInt(hex.slice(i, i + 2), 16) / 255)
  const [r, g, b] = [channel(1), channel(3), channel(5)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lab: Triple = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
  known.set(hex, lab)
  return lab
}

function toHex([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return '#' + rgb.map((c) => hexPair(toDisplay(clamp(c)) * 255)).join('')
}

const hexPair = (level: number): string =>
  Math.round(clamp(level, 0, 255))
    .toString(16)
    .padStart(2, '0')

/** Blends two hex colours as the eye sees them (OKLab); share 0 gives a, 1 gives b. */
export function mix(a: string, b: string, share: number): string {
  if (share <= 0) return a
  if (share >= 1) return b
  const [x, y] = [toLab(a), toLab(b)]
  return toHex([lerp(x[0], y[0], share), lerp(x[1], y[1], share), lerp(x[2], y[2], share)])
}

/** A colour from a row of colours, share 0 to 1 along it. */
export function ramp(colours: readonly string[], share: number): string {
  const at = clamp(share) * (colours.length - 1)
  const i = Math.min(colours.length - 2, Math.floor(at))
  return mix(nth(colours, i), nth(colours, i + 1), at - i)
}

/** Lightens (or with a negative amount darkens) by OKLab lightness, -1 to 1. */
export function lighten(hex: string, amount: number): string {
  const [l, a, b] = toLab(hex)
  return toHex([clamp(l + amount), a, b])
}

/** Rounds to a coarser palette, so that neighbouring shapes share one path. */
export const coarse = (hex: string, step = 4): string =>
  '#' +
  [1, 3, 5]
    .map((i) => hexPair(Math.round(parseInt(hex.slice(i, i + 2), 16) / step) * step))
    .join('')
