import { readFile, writeFile } from 'node:fs/promises'

import subsetFont from 'subset-font'

/**
 * Cuts the two families down to what the pages write: Latin, and the rupee sign as a face of its
 * own, because it lives in another file of the family. Run after a font package changes with
 * `node scripts/subset-fonts.ts`.
 */
const LATIN = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index))
const PUNCTUATION = '–—‘’“”•…™−×'
const RUPEE = '₹'

const faces = [
  { family: 'petrona', files: 'petrona', weights: { min: 300, max: 600 } },
  { family: 'anek', files: 'anek-latin', weights: { min: 400, max: 700 } },
] as const

for (const { family, files, weights } of faces) {
  const folder = `node_modules/@fontsource-variable/${files}/files`
  const cuts = [
    { from: 'latin', text: `${LATIN.join('')}${PUNCTUATION}`, to: family },
    { from: 'latin-ext', text: RUPEE, to: `${family}-inr` },
  ]
  for (const cut of cuts) {
    const source = await readFile(`${folder}/${files}-${cut.from}-wght-normal.woff2`)
    const font = await subsetFont(source, cut.text, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    })
    await writeFile(`app/ui/fonts/${cut.to}.woff2`, font)
    console.log(`${cut.to}.woff2 ${font.length} bytes`)
  }
}
