import { useState } from 'react'

import { projectTexts as texts } from '#app/strings/en/projects.ts'

export function PreviewLink({ address }: { address: string }) {
  const [outcome, setOutcome] = useState<string>()
  // On a desktop the share sheet is a detour, so the link is copied.
  const isShared = 'share' in navigator && window.matchMedia('(pointer: coarse)').matches

  async function copy(): Promise<void> {
    // Browsers have no clipboard without a secure connection.
    const isCopied = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(address))
      .then(
        () => true,
        () => false,
      )
    setOutcome(isCopied ? texts.linkCopied : texts.linkNotCopied)
  }

  async function share(): Promise<void> {
    try {
      await navigator.share({ url: address })
    } catch (error) {
      // The editor closed the share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        setOutcome(texts.linkNotCopied)
    }
  }

  return (
    <>
      <div className="editor-preview-link">
        <a className="link" href={address} target="_blank" rel="noreferrer">
          {address}
        </a>
        <button type="button" className="button button--line" onClick={() => void copy()}>
          {texts.copyLink}
        </button>
        {isShared ? (
          <button type="button" className="button button--line" onClick={() => void share()}>
            {texts.shareLink}
          </button>
        ) : null}
      </div>
      <p>
        {texts.linkOpens} {outcome}
      </p>
    </>
  )
}
