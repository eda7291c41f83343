// npm run readability: sentences and words of the sources that are no plain English, by file.
import { globSync, readFileSync } from 'node:fs'
import { sourceTexts } from './source-texts.ts'
import { readability } from './plain-english.ts'

for (const file of globSync(
  process.argv.slice(2).length > 0
    ? process.argv.slice(2)
    : ['{app,content,db,server,scripts}/**/*.{ts,tsx,mjs}'],
)
  .filter((f) => !/\.test\.|node_modules/.test(f))
  .toSorted())
  for (const { text, line } of sourceTexts(file, readFileSync(file, 'utf8')))
    for (const fault of readability(text)) console.log(`${file}:${line}: ${fault}`)
