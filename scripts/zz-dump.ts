import { globSync, readFileSync } from 'node:fs'
import { sourceTexts } from '/work/wt-docs/scripts/source-texts.ts'
for (const file of globSync(process.argv.slice(2))
  .filter((f) => !/\.test\.|node_modules/.test(f))
  .toSorted())
  for (const { text, line } of sourceTexts(file, readFileSync(file, 'utf8')))
    if (
      !/^\s*(select|insert|update|delete|with|create|alter|grant|set|do|drop|lock|copy|revoke)\b/.test(
        text,
      ) &&
      !/<\w+/.test(text)
    )
      console.log(`${file}:${line}: ${text}`)
