import sharp from 'sharp'

import { IMPRESSION_LABEL } from '#app/media/impression-note.ts'
import { openMaster } from '#app/media/renditions/open-picture.server.ts'

import type { CardJob, SocialCard } from './card-job.ts'
import { linesOf, outline, type Setting } from './text-outline.server.ts'

/** Pixels (ogp.me). */
const CARD = { width: 1200, height: 630 }
const PANEL = 470
const MARGIN = 52
const MEASURE = PANEL - 2 * MARGIN + 16
const FOOT = CARD.height - 50

const COLOURS = {
  paper: '#fcfdfb',
  line: '#c6d0ca',
  ink: '#14211c',
  ink2: '#45534c',
  ink3: '#5e6c65',
  marigold: '#f2a71b',
}

const BRAND: Setting = { face: 'strong', size: 22 }
const PLACE: Setting = { face: 'sans', size: 24 }
const LABEL: Setting = { face: 'sans', size: 20 }
const FIGURE: Setting = { face: 'serif', size: 27 }
const PRICE: Setting = { face: 'serif', size: 36 }
const NOTE: Setting = { face: 'sans', size: 16 }
const ROW = 46

export async function drawCard({
  card,
  picture,
}: Omit<CardJob, 'kind'>): Promise<Buffer<ArrayBuffer>> {
  const size = { width: CARD.width - PANEL, height: CARD.height }
  const cropped = await cut(picture, size)
  const overlay = Buffer.from(drawing(card, picture.isImpression))
  return sharp({ create: { ...CARD, channels: 3, background: COLOURS.paper } })
    .composite([{ input: cropped, left: PANEL, top: 0 }, { input: overlay }])
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

type Size = { width: number; height: number }

async function cut(
  { master, focus, focusX = 50 }: CardJob['picture'],
  size: Size,
): Promise<Buffer> {
  const whole = await openMaster(master)
    .resize({ ...size, fit: 'outside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const left = Math.round(((whole.info.width - size.width) * focusX) / 100)
  const top = Math.round(((whole.info.height - size.height) * focus) / 100)
  return sharp(whole.data, { raw: whole.info })
    .extract({ left, top, ...size })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

function drawing(card: SocialCard, isImpression: boolean): string {
  const parts = [mark(), drawText(card.brand, BRAND, MARGIN + 42, 76, COLOURS.ink), body(card)]
  if (isImpression) parts.push(note(IMPRESSION_LABEL))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">${parts.join('')}</svg>`
}

function mark(): string {
  const line = `stroke="${COLOURS.ink}" stroke-width="1.6" stroke-linejoin="round"`
  return (
    `<g transform="translate(${MARGIN} 52) scale(.8)"><circle cx="20" cy="20" r="18.5" fill="none" ${line}/>` +
    `<path d="M20 1.5 10.5 31 20 25Z" fill="${COLOURS.marigold}" ${line}/>` +
    `<path d="M20 1.5 29.5 31 20 25Z" fill="${COLOURS.ink}" ${line}/></g>`
  )
}

function body({ title, place, facts = [], price }: SocialCard): string {
  const parts: string[] = []
  const heading = titleSetting(title)
  let y = 112
  for (const line of linesOf(title, heading, MEASURE)) {
    y += heading.size * 1.04
    parts.push(drawText(line, heading, MARGIN - 2, y, COLOURS.ink))
  }
  y += 14
  for (const line of place === undefined ? [] : linesOf(place, PLACE, MEASURE)) {
    y += 30
    parts.push(drawText(line, PLACE, MARGIN, y, COLOURS.ink2))
  }
  const end = price === undefined ? FOOT : FOOT - 58
  if (price !== undefined) parts.push(priceLine(price))
  const fitting = facts.filter(fits).slice(0, Math.max(0, Math.floor((end - y - 20) / ROW)))
  fitting.forEach((fact, index) => {
    parts.push(row(fact, end - (fitting.length - index) * ROW))
  })
  if (fitting.length > 0 || price !== undefined) parts.push(rule(end, 2, COLOURS.ink))
  return parts.join('')
}

function titleSetting(title: string): Setting & { size: number } {
  for (let size = 66; size > 30; size -= 2) {
    const setting = { face: 'serif', size, tracking: size * -0.022 } as const
    const lines = linesOf(title, setting, MEASURE)
    const isNarrow = lines.every((line) => outline(line, setting).width <= MEASURE)
    if (isNarrow && lines.length <= 3) return setting
  }
  return { face: 'serif', size: 30, tracking: -0.6 }
}

type Fact = NonNullable<SocialCard['facts']>[number]

function fits({ label, figure }: Fact): boolean {
  return outline(label, LABEL).width + outline(figure, FIGURE).width + 16 <= MEASURE
}

function row({ label, figure }: Fact, top: number): string {
  const right = MARGIN + MEASURE - outline(figure, FIGURE).width
  return (
    rule(top, 1, COLOURS.line) +
    drawText(label, LABEL, MARGIN, top + 31, COLOURS.ink2) +
    drawText(figure, FIGURE, right, top + 32, COLOURS.ink)
  )
}

function priceLine(price: string): string {
  const at = price.indexOf('₹')
  if (at === -1) return drawText(price, PLACE, MARGIN, FOOT - 6, COLOURS.ink3)
  const before = price.slice(0, at).trimEnd()
  const small = outline(before, LABEL).width
  return (
    drawText(before, LABEL, MARGIN, FOOT - 6, COLOURS.ink2) +
    drawText(price.slice(at), PRICE, MARGIN + (small > 0 ? small + 12 : 0), FOOT - 6, COLOURS.ink)
  )
}

function note(text: string): string {
  const { width } = outline(text, NOTE)
  const left = CARD.width - width - 24
  return (
    `<path fill="${COLOURS.paper}" d="M${left} ${CARD.height - 32}H${CARD.width}V${CARD.height}H${left}Z"/>` +
    drawText(text, NOTE, left + 12, CARD.height - 11, COLOURS.ink2)
  )
}

function rule(y: number, weight: number, colour: string): string {
  return `<path fill="${colour}" d="M${MARGIN} ${y}h${MEASURE}v${weight}h-${MEASURE}Z"/>`
}

function drawText(text: string, setting: Setting, x: number, y: number, colour: string): string {
  return `<g fill="${colour}" transform="translate(${x} ${y})">${outline(text, setting).path}</g>`
}
