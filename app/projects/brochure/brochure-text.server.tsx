import { Children, type ComponentProps, type ReactNode } from 'react'
import { Link as PdfLink, Text as PdfText } from '@react-pdf/renderer'

import { fallbackFonts, fontRuns } from '#app/lib/text/font-runs.server.ts'

import { fallbackFamily } from './brochure-style.server.ts'

/** Those of a text of a drawing, which has a place, are others. */
type TextProps = Exclude<ComponentProps<typeof PdfText>, { x: unknown }>

/** Petrona has the same letters. */
const OWN: readonly string[] = ['anek-400', 'anek-inr-400']
const FONTS = [...OWN, ...fallbackFonts]

/**
 * A text in which each letter stands in a font that has it: the PDF writer by itself prints other glyphs
 * where no font of the style has a letter.
 */
export function Text({ children, render, ...props }: TextProps) {
  if (render) return <PdfText {...props} render={(page) => inRuns(render(page))} />
  return <PdfText {...props}>{inRuns(children)}</PdfText>
}

/** A link whose words are set like those of a text. */
export function Link({ children, ...props }: ComponentProps<typeof PdfLink>) {
  return <PdfLink {...props}>{inRuns(children)}</PdfLink>
}

function inRuns(children: ReactNode): ReactNode {
  return Children.map(children, (child) => (typeof child === 'string' ? runsOf(child) : child))
}

function runsOf(words: string): ReactNode {
  const runs = fontRuns(words, FONTS)
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
