import { readFile, writeFile } from 'node:fs/promises'

import subsetFont from 'subset-font'

/**
 * Cuts the two families down to what the pages write: Latin, and the rupee sign as a face of its
 * own, because it lives in another file of the family. Pages get variable fonts; the brochures'
 * PDF writer reads static ones only, a file for each weight. Run after a font package changes with
 * `node scripts/subset-fonts.ts`.
 */
const LATIN = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index))
const PUNCTUATION = '–—‘’“”•…™−×'
const RUPEE = '₹'

const faces = [
  { family: 'petrona', files: 'petrona', weights: { min: 300, max: 600 }, printed: [400] },
  { family: 'anek', files: 'anek-latin', weights: { min: 400, max: 700 }, printed: [400, 600] },
] as const

for (const { family, files, weights, printed } of faces) {
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
    await keep(`app/ui/fonts/${cut.to}.woff2`, font)
    for (const weight of printed) {
      const still = { targetFormat: 'sfnt', variationAxes: { wght: weight } } as const
      const cast = await subsetFont(source, cut.text, still)
      await keep(`app/lib/fonts/${cut.to}-${weight}.ttf`, cast)
    }
  }
}

async function keep(file: string, font: Buffer): Promise<void> {
  await writeFile(file, font)
  console.log(`${file} ${font.length} bytes`)
}
