import { createContext, useContext, type ReactNode } from 'react'

/** A path in a document, such as `['sections', 0, 'title']`. */
export type FieldPath = readonly (string | number)[]
export type FieldAttributes = { 'data-field'?: string }

type Previewed = { document: string; at: FieldPath; pathOf: (path: FieldPath) => FieldPath }

const PreviewedDocument = createContext<Previewed | undefined>(undefined)
const NONE: FieldAttributes = {}

type PreviewProps = Omit<Previewed, 'at'> & { children: ReactNode }

/** In it, elements name the fields that they show; `pathOf` turns a path of the page into one of the document. */
export function PreviewFields({ document, pathOf, children }: PreviewProps) {
  return <PreviewedDocument value={{ document, at: [], pathOf }}>{children}</PreviewedDocument>
}

type PartProps = { at: FieldPath; isFromStart?: boolean; children: ReactNode }

/** A part of a document: paths in it begin at `at`, within the part around it or from the document's start. */
export function FieldPart({ at, isFromStart = false, children }: PartProps) {
  const previewed = useContext(PreviewedDocument)
  if (!previewed) return children
  const around = isFromStart ? [] : previewed.at
  return (
    <PreviewedDocument value={{ ...previewed, at: [...around, ...at] }}>
      {children}
    </PreviewedDocument>
  )
}

/** `<h1 {...field('name')}>`: the attribute that leads from a preview to the field; a public page has none. */
export function useField(document: string): (...path: FieldPath) => FieldAttributes {
  const previewed = useContext(PreviewedDocument)
  if (previewed?.document !== document) return () => NONE
  const { at, pathOf } = previewed
  return (...path) => ({ 'data-field': JSON.stringify(pathOf([...at, ...path])) })
}
