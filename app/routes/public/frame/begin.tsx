import { useContext } from 'react'
import { begin, scripts } from 'virtual:islands'

import { PageNonce } from '#app/ui/document/page-nonce.ts'

import print from './print.css?url'

const MANIFEST = '/manifest.webmanifest'
const DESK_MANIFEST = '/desk.webmanifest'

/** What a public page fetches once it is shown: its script, the sheet for paper, what an installed site is called. */
export function Begin() {
  const nonce = useContext(PageNonce)
  return (
    <>
      <script
        nonce={nonce}
        data-print={print}
        data-manifest={MANIFEST}
        data-scripts={scripts.join(' ')}
        dangerouslySetInnerHTML={{ __html: begin }}
      />
      <noscript>
        <link rel="stylesheet" href={print} media="print" />
      </noscript>
    </>
  )
}

/** The same for a page whose own application fetches what it needs. */
export function BeginAtOnce() {
  return (
    <>
      <link rel="stylesheet" href={print} media="print" />
      <link rel="manifest" href={DESK_MANIFEST} />
    </>
  )
}
