import { StatusMessage } from '#app/ui/feedback/status-message.tsx'

import { PreviewLink } from './publish/preview-link.tsx'

/** What came of the last thing that was asked for; of a link itself, with the ways to hand it on. */
export function Said({ words }: { words: string | undefined }) {
  if (words === undefined) return null
  return (
    <StatusMessage as="div" className="listing-said">
      {/^https?:\S+$/.test(words) ? <PreviewLink key={words} address={words} /> : words}
    </StatusMessage>
  )
}
