import { StatusMessage } from '#app/ui/feedback/status-message.tsx'

import { PreviewLink } from './publish/preview-link.tsx'

/** The result of the last action; a new link has buttons to share it. */
export function StatusLine({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <StatusMessage as="div" className="editor-status">
      {/^https?:\S+$/.test(text) ? <PreviewLink key={text} address={text} /> : text}
    </StatusMessage>
  )
}
