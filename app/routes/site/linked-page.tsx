import { Sheet } from '#app/ui/sheet.tsx'

import sheet from './linked.css?url'

/** Of a page behind a link: nobody keeps it, and no other site is told of its address. */
export const LINKED_HEADERS = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }

/** In the head of a page behind a link; `name` is undefined where the link is over. */
export function linkedMeta(brand: string, name: string | undefined) {
  const title = name === undefined ? 'Link over' : `Not published: ${name}`
  return [
    { title: `${title} | ${brand}` },
    { name: 'description', content: 'A page that is being written.' },
  ]
}

/** Says that a page is not published yet, and until when its link opens. */
export function LinkedNote({ until }: { until: string }) {
  return (
    <>
      <Sheet href={sheet} />
      <p className="wrap linked" role="note">
        This page is being written and is not published. The link opens until {until}.
      </p>
    </>
  )
}

/** What stands behind a link that is over, or that never was. */
export function LinkOver() {
  return (
    <div className="wrap page">
      <h1>This link is over</h1>
      <p>
        A link to a page that is being written opens for a day. Ask who sent it to you for a new
        one.
      </p>
      <p>
        <a className="button" href="/projects">
          See what is listed
        </a>
      </p>
    </div>
  )
}
