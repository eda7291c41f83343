import { Sheet } from '#app/ui/document/sheet.tsx'

import sheet from './linked.css?url'

/** No cache stores a page behind a link, and no other site learns its address. */
export const LINKED_HEADERS = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }

/** `name` is undefined where the link has expired. */
export function linkedMeta(brand: string, name: string | undefined) {
  const title = name === undefined ? 'Link expired' : `Not published: ${name}`
  return [{ title: `${title} | ${brand}` }, { name: 'description', content: 'A draft page.' }]
}

export function LinkedNote({ until }: { until: string }) {
  return (
    <>
      <Sheet href={sheet} />
      <p className="wrap linked" role="note">
        This page is a draft and is not published. The link works until {until}.
      </p>
    </>
  )
}

export function LinkOver() {
  return (
    <div className="wrap page">
      <h1>This link has expired</h1>
      <p>A link to a draft works for one day. Ask the person who sent it for a new one.</p>
      <p>
        <a className="button" href="/projects">
          See all projects
        </a>
      </p>
    </div>
  )
}
