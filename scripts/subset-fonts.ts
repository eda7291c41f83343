import { readFile, writeFile } from 'node:fs/promises'

import subsetFont from 'subset-font'

/**
 * Cuts the two families down to what the pages write: what every page does, which is fetched with
 * it; other Latin letters, fetched where somebody's name has one; and the rupee sign as a face of
 * its own, because it lives in another file of the family. Pages get variable fonts; the brochures'
 * PDF writer reads static ones only, with all letters, a file for each weight. Run after a font
 * package changes with `node scripts/subset-fonts.ts`.
 */
const LATIN = from(0x20, 0x17e)
const PUNCTUATION = '–—‘’“”•…™−×'
/** `fonts.css` names the same range for the faces. */
const COMMON = `${from(0x20, 0x7e).join('')}\u00A0·©°²½÷${PUNCTUATION}`
const RUPEE = '₹'

const faces = [
  { family: 'petrona', files: 'petrona', weights: { min: 300, max: 600 }, printed: [400] },
  { family: 'anek', files: 'anek-latin', weights: { min: 400, max: 700 }, printed: [400, 600] },
] as const

for (const { family, files, weights, printed } of faces) {
  const folder = `node_modules/@fontsource-variable/${files}/files`
  const rest = LATIN.filter((letter) => !COMMON.includes(letter)).join('')
  const cuts = [
    { from: 'latin', text: COMMON, to: family, whole: `${LATIN.join('')}${PUNCTUATION}` },
    { from: 'latin', text: rest, to: `${family}-rest` },
    { from: 'latin-ext', text: RUPEE, to: `${family}-inr`, whole: RUPEE },
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

/** All characters of a range of Unicode, its last one with them. */
function from(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
}

async function keep(file: string, font: Buffer): Promise<void> {
  await writeFile(file, font)
  console.log(`${file} ${font.length} bytes`)
}
