import { useState } from 'react'

import { StatusMessage } from '#app/ui/feedback/status-message.tsx'

type Props = { text: string; texts: { copy: string; copied: string; notCopied: string } }

/** Copies `text` and says so; without script there is no button. */
export function CopyButton({ text, texts }: Props) {
  const [outcome, setOutcome] = useState<{ text: string }>()

  async function copy(): Promise<void> {
    // Browsers have no clipboard without a secure connection.
    const isCopied = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => true,
        () => false,
      )
    setOutcome({ text: isCopied ? texts.copied : texts.notCopied })
  }

  return (
    <>
      <button
        type="button"
        className="button button--line needs-script"
        onClick={() => void copy()}
      >
        {texts.copy}
      </button>
      <StatusMessage as="span" className="copy-outcome" event={outcome}>
        {outcome?.text ?? null}
      </StatusMessage>
    </>
  )
}
