import { Parser } from 'htmlparser2'

export type XmlElement = {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
  /** As it is in the document. */
  raw: string
}

/** The time for an element grows with those that are open around it. */
const MAX_DEPTH = 32

/** The outermost element; undefined for what is no XML, is cut off, or declares entities (XXE). */
export function readXml(xml: string): XmlElement | undefined {
  if (/<!(?:doctype|entity)/i.test(xml)) return undefined
  const document: XmlElement = { name: '', attributes: {}, children: [], text: '', raw: '' }
  const open = [{ element: document, start: 0 }]
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element: XmlElement = { name, attributes, children: [], text: '', raw: '' }
        open.at(-1)?.element.children.push(element)
        open.push({ element, start: parser.startIndex })
        if (open.length > MAX_DEPTH) parser.pause()
      },
      ontext(text) {
        const last = open.at(-1)
        if (last) last.element.text += text
      },
      onclosetag() {
        const closed = open.pop()
        if (closed) closed.element.raw = xml.slice(closed.start, parser.endIndex + 1)
      },
    },
    { xmlMode: true },
  )
  parser.write(xml)
  return open.length === 1 ? document.children[0] : undefined
}

/** All elements of this name, at any depth, in their order; names differ in case between versions. */
export function xmlElements(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) =>
    child.name.toLowerCase() === name.toLowerCase() ? [child] : xmlElements(child, name),
  )
}

/** Every leaf's text and every attribute, by name; the first of a name stays. */
export function xmlFields(element: XmlElement): Record<string, string> {
  const fields: Record<string, string> = { ...element.attributes }
  for (const child of element.children) {
    const own = child.children.length === 0 ? { [child.name]: child.text.trim() } : {}
    for (const [name, text] of Object.entries({ ...own, ...xmlFields(child) }))
      fields[name] ??= text
  }
  return fields
}
