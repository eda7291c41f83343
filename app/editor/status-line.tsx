import { StatusMessage } from '#app/ui/feedback/status-message.tsx'

import { PreviewLink } from './publish/preview-link.tsx'

/** The result of the last action; a new link has buttons to share it. */
export function Said({ words }: { words: string | undefined }) {
  if (words === undefined) return null
  return (
    <StatusMessage as="div" className="listing-said">
      {/^https?:\S+$/.test(words) ? <PreviewLink key={words} address={words} /> : words}
    </StatusMessage>
  )
}
