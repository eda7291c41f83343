import type { Payload } from '#app/sources/adapter.ts'

import { readXml, xmlElements, type XmlElement } from './xml.ts'

/** The rows of JSON: a list, what stands under these names, one in another, or the value alone. */
export function recordsOf(value: unknown, ...names: string[]): unknown[] {
  if (Array.isArray(value)) return value
  if (typeof value !== 'object' || value === null) return []
  const name = names.find((one) => one in value)
  if (name === undefined) return [value]
  return recordsOf(Reflect.get(value, name), ...names.filter((one) => one !== name))
}

/** The elements of these names, or the document itself if it is one. */
export function xmlRecords(xml: string, ...names: string[]): XmlElement[] | undefined {
  const root = readXml(xml)
  if (!root) return undefined
  return names.flatMap((name) => (root.name === name ? [root] : xmlElements(root, name)))
}

export function jsonRecord(record: unknown): Payload {
  const body = Buffer.from(JSON.stringify(record))
  return { contentType: 'application/json', query: {}, body }
}

export function xmlRecord({ raw }: XmlElement): Payload {
  return { contentType: 'application/xml', query: {}, body: Buffer.from(raw) }
}
