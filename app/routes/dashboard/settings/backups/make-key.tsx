import { useState } from 'react'

import { useIsDrawn } from '#app/ui/use-is-drawn.ts'
import { saveFile } from '#app/lib/save-file.ts'
import { backupTexts as texts } from '#app/strings/en/backups.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { typeInto } from '#app/ui/forms/type-into.ts'

const FILE = 'northlight-backup-key.txt'

/** Makes a pair of age keys in the browser: the private one is downloaded, the public one goes into the field. */
export function MakeKey({ field }: { field: string }) {
  const isDrawn = useIsDrawn()
  const [message, setMessage] = useState('')
  if (!isDrawn) return null
  return (
    <div className="backup-key">
      <p className="caption">{texts.keyAbout}</p>
      <button
        type="button"
        className="button button--line"
        onClick={() => void makeKey(field).then(setMessage, () => setMessage(texts.keyFailed))}
      >
        {texts.makeKey}
      </button>
      <StatusMessage className="settings-message">{message}</StatusMessage>
    </div>
  )
}

async function makeKey(field: string): Promise<string> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption')
  const privateKey = await generateX25519Identity()
  const publicKey = await identityToRecipient(privateKey)
  const text = texts.keyFile(new Date().toISOString(), publicKey, privateKey)
  saveFile(new Blob([text], { type: 'text/plain' }), FILE)
  const typed = typeInto(field, publicKey)
  return typed?.before ? `${texts.keyMade} ${texts.keyKept}` : texts.keyMade
}
