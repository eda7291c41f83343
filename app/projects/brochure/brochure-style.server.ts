import { Font, StyleSheet } from '@react-pdf/renderer'

import { fontFile } from '#app/lib/text/font-file.server.ts'
import { fallbackFonts } from '#app/lib/text/font-runs.server.ts'

const INK = '#14211c'
const INK_2 = '#45534c'
const LINE = '#c6d0ca'
export const colours = { ink: INK, marigold: '#f2a71b', paper: '#fcfdfb' }

/** Points; A4's width is 595.28. */
export const sheet = { width: 595.28, margin: 46, head: 58, foot: 46 }

const serif = ['Petrona', 'Petrona INR']
const sans = ['Anek', 'Anek INR']

/** Registers the fonts and disables hyphenation. */
export function registerFonts(): void {
  Font.register({ family: 'Petrona', src: fontFile('petrona-400') })
  Font.register({ family: 'Petrona INR', src: fontFile('petrona-inr-400') })
  for (const [family, name] of [
    ['Anek', 'anek'],
    ['Anek INR', 'anek-inr'],
  ] as const) {
    const fonts = [400, 600].map((weight) => ({
      src: fontFile(`${name}-${weight}`),
      fontWeight: weight,
    }))
    Font.register({ family, fonts })
  }
  for (const name of [...fallbackFonts, 'noto-devanagari-600'])
    Font.register({
      family: fallbackFamily(name),
      src: fontFile(name),
      fontWeight: Number(name.slice(-3)),
    })
  Font.registerHyphenationCallback((word) => [word])
}

/** The PDF library needs a family for each fallback font, with the weights in separate files. */
export function fallbackFamily(name: string): string {
  return name.slice(0, -'-400'.length)
}

/** docs/design-language.md on paper; sizes in points. */
export const style = StyleSheet.create({
  page: {
    paddingTop: sheet.head,
    paddingBottom: sheet.foot + 12,
    paddingHorizontal: sheet.margin,
    fontFamily: sans,
    fontWeight: 400,
    fontSize: 10,
    lineHeight: 1.45,
    color: INK,
  },
  head: {
    position: 'absolute',
    top: 0,
    left: 0,
    right: 0,
    height: sheet.head,
    paddingHorizontal: sheet.margin,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
  brand: { flexDirection: 'row', alignItems: 'center' },
  brandName: { fontFamily: serif, fontSize: 14, marginLeft: 8, lineHeight: 1.2 },
  /** The PDF library multiplies the line height of a `render` text again on each sheet; 0 disables it. */
  counted: { width: 200, textAlign: 'right', fontSize: 8.5, lineHeight: 0, color: INK_2 },
  small: { fontSize: 8.5, color: INK_2, lineHeight: 1.35 },
  foot: {
    position: 'absolute',
    bottom: 0,
    left: sheet.margin,
    right: sheet.margin,
    height: sheet.foot,
    paddingTop: 10,
    borderTop: `0.75 solid ${LINE}`,
    flexDirection: 'row',
    justifyContent: 'space-between',
  },
  cover: { marginHorizontal: -sheet.margin, flexGrow: 1, flexShrink: 0, minHeight: 176 },
  coverPicture: { position: 'absolute', width: '100%', height: '100%', objectFit: 'cover' },
  impression: {
    position: 'absolute',
    right: 0,
    bottom: -1,
    paddingVertical: 3,
    paddingLeft: 8,
    paddingRight: sheet.margin,
    backgroundColor: colours.paper,
    fontSize: 8,
    color: INK_2,
  },
  titles: { flexDirection: 'row', marginTop: 24, marginBottom: 22 },
  title: { flexGrow: 1, flexShrink: 1, flexBasis: 0, paddingRight: 24 },
  name: { fontFamily: serif, fontSize: 37, lineHeight: 1.02, letterSpacing: -0.9 },
  place: { fontSize: 12.5, marginTop: 9, lineHeight: 1.35 },
  price: { fontFamily: serif, fontSize: 16, marginTop: 7, lineHeight: 1.25 },
  rera: { width: 150, borderTop: `2 solid ${colours.marigold}`, paddingTop: 8 },
  strong: { fontWeight: 600 },
  facts: { flexDirection: 'row', borderTop: `0.75 solid ${LINE}`, marginBottom: 8 },
  fact: { paddingTop: 10, paddingRight: 12, flexGrow: 1 },
  factNext: { borderLeft: `0.75 solid ${LINE}`, paddingLeft: 12 },
  figure: { fontFamily: serif, fontSize: 19, lineHeight: 1.15, letterSpacing: -0.3 },
  unit: { fontSize: 10.5, letterSpacing: 0 },
  section: { flexDirection: 'row', marginTop: 15 },
  heading: {
    width: 138,
    paddingRight: 16,
    fontFamily: serif,
    fontSize: 16,
    lineHeight: 1.15,
    letterSpacing: -0.25,
  },
  body: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  lede: { fontFamily: serif, fontSize: 14, lineHeight: 1.36 },
  paragraph: { marginTop: 6, color: INK_2 },
  near: { marginBottom: 6, color: INK_2 },
  rule: { borderTop: `1.5 solid ${INK}` },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    paddingVertical: 6,
    borderBottom: `0.75 solid ${LINE}`,
  },
  rowLabel: { width: 140, paddingRight: 10, fontWeight: 600 },
  rowValue: { flexGrow: 1, flexShrink: 1, flexBasis: 0, color: INK_2 },
  columns: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between' },
  half: { width: '48%', paddingVertical: 6, borderBottom: `0.75 solid ${LINE}` },
  chapter: { marginTop: 20, paddingTop: 9, borderTop: `1.5 solid ${INK}` },
  chapterFacts: { marginTop: 7, marginBottom: -4 },
  chapterName: { fontFamily: serif, fontSize: 22, lineHeight: 1.1, letterSpacing: -0.45 },
  pictures: { flexGrow: 1 },
  pictureRow: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    flexGrow: 1,
    flexBasis: 0,
    minHeight: 130,
    maxHeight: 232,
    marginBottom: 8,
  },
  thumb: { width: '49%' },
  thumbFrame: { flexGrow: 1, minHeight: 114 },
  thumbPicture: { position: 'absolute', width: '100%', height: '100%', objectFit: 'cover' },
  last: { flexGrow: 1 },
  closing: { marginTop: 'auto', paddingTop: 22 },
  contact: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    borderTop: `1.5 solid ${INK}`,
    paddingTop: 12,
  },
  contactHead: { fontFamily: serif, fontSize: 16, lineHeight: 1.2, marginBottom: 5 },
  link: { color: INK, textDecoration: 'underline', textDecorationColor: colours.marigold },
  fine: { fontSize: 7.2, lineHeight: 1.36, color: INK_2 },
  disclaimer: { marginTop: 10, paddingLeft: 10, borderLeft: `1.5 solid ${colours.marigold}` },
})
