import { Sheet } from '#app/ui/document/sheet.tsx'

import sheet from './consent.css?url'

export function ConsentQuestion({ product }: { product: string }) {
  return (
    <section className="consent" aria-label="Analytics choice" tabIndex={-1} hidden>
      <Sheet href={sheet} />
      <p>
        May we measure your visit with {product}? It counts pages, never what you type, and loads
        only if you allow it.{' '}
        <a className="link" href="/privacy-policy">
          Privacy policy
        </a>
      </p>
      <div>
        <button className="button button--line" type="button" data-consent="granted">
          Allow
        </button>
        <button className="button button--line" type="button" data-consent="denied">
          Decline
        </button>
      </div>
    </section>
  )
}

export function ConsentButton() {
  return (
    <button className="scripted" type="button" data-consent="ask">
      Analytics choice
    </button>
  )
}
