import { Children, type ComponentProps, type ReactNode } from 'react'
import { Link as PdfLink, Text as PdfText } from '@react-pdf/renderer'

import { groupedAreas } from '#app/lib/text/printed-units.ts'
import { fallbackFonts, fontRuns } from '#app/lib/text/font-runs.server.ts'

import { fallbackFamily } from './brochure-style.server.ts'

/** The types of an SVG text, which has a position, differ. */
type TextProps = Exclude<ComponentProps<typeof PdfText>, { x: unknown }>

const OWN: readonly string[] = ['anek-400', 'anek-inr-400']
const FONTS = [...OWN, ...fallbackFonts]

/** A text whose letters each use a font that has them; the PDF library prints wrong glyphs for missing letters. */
export function Text({ children, render, ...props }: TextProps) {
  if (render) return <PdfText {...props} render={(page) => inRuns(render(page))} />
  return <PdfText {...props}>{inRuns(children)}</PdfText>
}

export function Link({ children, ...props }: ComponentProps<typeof PdfLink>) {
  return <PdfLink {...props}>{inRuns(children)}</PdfLink>
}

function inRuns(children: ReactNode): ReactNode {
  return Children.map(children, (child) => (typeof child === 'string' ? runsOf(child) : child))
}

function runsOf(content: string): ReactNode {
  const runs = fontRuns(groupedAreas(content), FONTS)
  return runs.map(({ font, text }, index) =>
    OWN.includes(font) ? (
      text
    ) : (
      <PdfText key={index} style={{ fontFamily: fallbackFamily(font), letterSpacing: 0 }}>
        {text}
      </PdfText>
    ),
  )
}
