import sharp from 'sharp'

import type { PictureFormat } from '#app/media/renditions/picture-address.ts'

import { sample } from './sample.ts'
import { weigh } from './weigh.ts'

/** Minimum likeness: small and large widths at full size, medium ones as a phone shows them. */
const BOUND = { exact: 70, shown: 79 }

sharp.cache(false)
console.log('| width | format | settings | bytes | ms | likeness, worst | as shown, worst |')
console.log('| ---: | --- | --- | ---: | ---: | ---: | ---: |')
if (process.argv.includes('--ways')) await otherWays()
else await qualities()

async function qualities(): Promise<void> {
  for (const width of [400, 480, 740, 960, 1280, 1600]) {
    const { settings } = await reportQuality(width, 'avif', {}, true)
    for (const step of [-4, 4])
      await reportQuality(width, 'avif', { quality: settings.quality + step }, false)
  }
  for (const width of [480, 960]) await reportQuality(width, 'webp', {}, false)
}

async function otherWays(): Promise<void> {
  for (const effort of [0, 1, 2, 3, 4, 6]) await reportQuality(740, 'avif', { effort }, false)
  await reportQuality(740, 'avif', { chromaSubsampling: '4:2:0' }, false)
  await reportQuality(740, 'avif', { bitdepth: 10 }, false)
  for (const tune of ['iq', 'ssim', 'psnr'] as const)
    await reportQuality(740, 'avif', { tune }, false)
}

async function reportQuality(
  width: number,
  format: PictureFormat,
  other: Parameters<typeof weigh>[3],
  isInUse: boolean,
) {
  const row = await weigh(sample, width, format, other)
  const { settings, bytes, ms, exact, shown } = row
  const settingTexts = Object.entries(settings).map(([name, value]) => `${name} ${String(value)}`)
  const figures = [exact, shown].map(({ mean, worst }) => `${mean.toFixed(1)}, ${worst.toFixed(1)}`)
  const name = isInUse ? `**${settingTexts.join(', ')}**` : settingTexts.join(', ')
  console.log(
    `| ${[String(width), format, name, String(bytes), String(ms), ...figures].join(' | ')} |`,
  )
  const isForPhones = width >= 640 && width <= 960
  const isUnder = isForPhones ? shown.worst < BOUND.shown : exact.worst < BOUND.exact
  if (isInUse && isUnder) {
    console.error(`Less than the bound at ${width} px.`)
    process.exitCode = 1
  }
  return row
}
