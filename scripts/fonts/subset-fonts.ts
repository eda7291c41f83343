import { readFile, writeFile } from 'node:fs/promises'

import { create } from 'fontkit'
import subsetFont from 'subset-font'

import { privacyNotice } from '#content/privacy-notice.ts'
import { privacyRights } from '#content/privacy-rights.ts'

/** The PDF writer reads static fonts only. Run `node scripts/fonts/subset-fonts.ts` after a font package changes. */
const LATIN = from(0x20, 0x17e)
const PUNCTUATION = '–—‘’“”•…™−×'
/** `fonts.css` has the same range. */
const COMMON = `${from(0x20, 0x7e).join('')}\u00A0·©°²½÷${PUNCTUATION}`
const RUPEE = '₹'
const OTHER_LATIN = [...from(0x100, 0x24f), ...from(0x2b0, 0x36f), ...from(0x1e00, 0x1eff)]

const faces = [
  { family: 'petrona', files: 'petrona', weights: { min: 300, max: 600 }, printed: [400] },
  { family: 'anek', files: 'anek-latin', weights: { min: 400, max: 700 }, printed: [400, 600] },
] as const

for (const { family, files, weights, printed } of faces) {
  const folder = `node_modules/@fontsource-variable/${files}/files`
  const rest = LATIN.filter((letter) => !COMMON.includes(letter)).join('')
  const cuts = [
    {
      from: 'latin',
      text: COMMON,
      to: family,
      whole: [...LATIN, ...from(0x2010, 0x205e), '€™−×'].join(''),
    },
    { from: 'latin', text: rest, to: `${family}-rest` },
    {
      from: 'latin-ext',
      text: RUPEE,
      to: `${family}-inr`,
      whole: `${RUPEE}${OTHER_LATIN.join('')}`,
    },
  ]
  for (const cut of cuts) {
    const source = await readFile(`${folder}/${files}-${cut.from}-wght-normal.woff2`)
    const font = await subsetFont(source, cut.text, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    })
    await keep(`app/ui/fonts/${cut.to}.woff2`, font)
    for (const weight of cut.whole === undefined ? [] : printed) {
      const still = { targetFormat: 'sfnt', variationAxes: { wght: weight } } as const
      const cast = await subsetFont(source, cut.whole ?? '', still)
      await keep(`app/lib/fonts/${cut.to}-${weight}.ttf`, cast)
    }
  }
}

const DEVANAGARI = [
  ...from(0x900, 0x97f),
  ...from(0x1cd0, 0x1cf9),
  '\u200c',
  '\u200d',
  '\u25cc',
  ...from(0xa830, 0xa839),
  ...from(0xa8e0, 0xa8ff),
]
const MATHEMATICS = [...from(0x370, 0x3ff), ...from(0x2100, 0x22ff)]
const SYMBOLS = [
  ...from(0x2010, 0x2027),
  ...from(0x2030, 0x205e),
  ...from(0x2070, 0x209f),
  ...from(0x20a0, 0x20cf),
  ...from(0x2100, 0x23ff),
  ...from(0x2460, 0x27bf),
  ...from(0x2900, 0x2bff),
]

const VARIABLE = '@fontsource-variable/noto-sans'
const STILL = '@fontsource/noto-sans'
const HINDI = `${VARIABLE}/files/noto-sans-devanagari-wght-normal.woff2`

type Fallback = { to: string; file: string; text: readonly string[]; weights?: readonly number[] }

const fallbacks: readonly Fallback[] = [
  { to: 'noto-devanagari', file: HINDI, text: DEVANAGARI, weights: [400, 600] },
  {
    to: 'noto-latin',
    file: `${VARIABLE}/files/noto-sans-latin-ext-wght-normal.woff2`,
    text: [...OTHER_LATIN, ...SYMBOLS],
  },
  {
    to: 'noto-vietnamese',
    file: `${VARIABLE}/files/noto-sans-vietnamese-wght-normal.woff2`,
    text: OTHER_LATIN,
  },
  {
    to: 'noto-symbols-2',
    file: `${STILL}-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff2`,
    text: SYMBOLS,
  },
  {
    to: 'noto-math',
    file: `${STILL}-math/files/noto-sans-math-latin-400-normal.woff2`,
    text: MATHEMATICS,
  },
  {
    to: 'noto-symbols',
    file: `${VARIABLE}-symbols/files/noto-sans-symbols-symbols-wght-normal.woff2`,
    text: SYMBOLS,
  },
]

const petrona = await lettersOf('petrona-400', 'petrona-inr-400')
const anek = await lettersOf('anek-400', 'anek-inr-400')
const covered = new Set([...petrona].filter((point) => anek.has(point)))
for (const { to, file, text, weights = [400] } of fallbacks) {
  const source = await readFile(`node_modules/${file}`)
  const rest = text.filter((letter) => !covered.has(letter.codePointAt(0) ?? 0)).join('')
  for (const wght of weights) {
    const axes = file.includes('-wght-') ? { variationAxes: { wght } } : {}
    // Only Devanagari needs its joined glyphs.
    const noLayoutClosure = text !== DEVANAGARI
    const form = { targetFormat: 'sfnt', noLayoutClosure, ...axes } as const
    const font = await subsetFont(source, rest, form)
    await keep(`app/lib/fonts/${to}-${wght}.ttf`, font)
  }
  for (const point of await lettersOf(`${to}-400`)) covered.add(point)
}
const hindi = await readFile(`node_modules/${HINDI}`)
await keep(
  'app/ui/fonts/devanagari.woff2',
  await subsetFont(hindi, DEVANAGARI.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  }),
)
await keep(
  'app/ui/fonts/devanagari-link.woff2',
  await subsetFont(hindi, `${privacyNotice.en.other}${privacyRights.en.other}`, {
    targetFormat: 'woff2',
    variationAxes: { wght: 400 },
  }),
)
await writeFile(
  'app/lib/text/printed-letters.ts',
  `/** The letters that a font for brochures and cards has, in hexadecimal; scripts/fonts/subset-fonts.ts writes them. */
export const printedLetters =
  '${rangesOf([...covered].toSorted((a, b) => a - b))}'
`,
)

async function lettersOf(...names: string[]): Promise<Set<number>> {
  const files = await Promise.all(names.map((name) => readFile(`app/lib/fonts/${name}.ttf`)))
  const points = files.flatMap((file) => create(file).characterSet)
  // A font's table may end with U+FFFF, which is no character.
  return new Set(points.filter((point) => point !== 0xff_ff))
}

/** As in CSS: `20-7e a0-24f`. */
function rangesOf(points: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const point of points) {
    const last = ranges.at(-1)
    if (last?.[1] === point - 1) last[1] = point
    else ranges.push([point, point])
  }
  return ranges.map((ends) => ends.map((point) => point.toString(16)).join('-')).join(' ')
}

function from(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
}

async function keep(file: string, font: Buffer): Promise<void> {
  await writeFile(file, font)
  console.log(`${file} ${font.length} bytes`)
}
