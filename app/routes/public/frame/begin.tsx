import { useContext } from 'react'
import { begin, scripts } from 'virtual:islands'

import { PageNonce } from '#app/ui/document/page-nonce.ts'

import print from './print.css?url'

const DASHBOARD_MANIFEST = '/desk.webmanifest'

/** Script, print sheet and manifest, which a public page loads after first paint. */
export function Begin() {
  const nonce = useContext(PageNonce)
  return (
    <>
      <script
        nonce={nonce}
        data-print={print}
        data-scripts={scripts.join(' ')}
        dangerouslySetInnerHTML={{ __html: begin }}
      />
      <noscript>
        <link rel="stylesheet" href={print} media="print" />
      </noscript>
    </>
  )
}

export function BeginNow() {
  return (
    <>
      <link rel="stylesheet" href={print} media="print" />
      <link rel="manifest" href={DASHBOARD_MANIFEST} />
    </>
  )
}
