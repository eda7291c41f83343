import { useRef, useState, type ChangeEvent } from 'react'

import { sendPhoto, type Progress } from '#app/editor/photos/send-photo.ts'
import { FileField, SendingRow } from '#app/editor/photos/upload-form.tsx'
import { messageOf } from '#app/editor/photos/use-photo-actions.ts'
import { directions } from '#app/media/photos/direction.ts'
import { photoTexts } from '#app/strings/en/photos.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { Field } from '#app/ui/forms/field.tsx'

/** One tap opens the camera; without script the form has a button to send. */
export function SitePhotoForm({ visitId }: { visitId: string }) {
  const facing = useRef<HTMLSelectElement>(null)
  const [progress, setProgress] = useState<Progress>()
  const [message, setMessage] = useState('')
  const cancelling = useRef<() => void>(undefined)
  const address = `/dashboard/visits/${visitId}/site-photo`

  async function send({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? []
    if (!file) return
    setProgress({ percent: 0, isHere: false })
    const query = new URLSearchParams({ facing: facing.current?.value ?? '' })
    const upload = sendPhoto(`${address}?${query.toString()}`, { file, alt: '' }, setProgress)
    cancelling.current = upload.cancel
    const answer = await upload.done
    setProgress(undefined)
    setMessage(answer === 'cancelled' ? photoTexts.cancelled : messageOf(answer))
    // The next tap may take the same file.
    target.value = ''
  }

  return (
    <form className="visit-photo" method="post" encType="multipart/form-data" action={address}>
      {progress ? (
        <SendingRow
          progress={progress}
          label={visitsTexts.sitePhoto}
          text={progress.isHere ? photoTexts.working : photoTexts.sending(progress.percent)}
          onCancel={() => cancelling.current?.()}
        />
      ) : null}
      <div className="visit-photo-fields" hidden={progress !== undefined}>
        <FileField
          id={`site-photo-${visitId}`}
          label={visitsTexts.sitePhoto}
          isCamera
          isAlways
          onChoose={(event) => void send(event)}
        />
        <Field id={`facing-${visitId}`} label={visitsTexts.facing}>
          {(aria) => (
            <select {...aria} ref={facing}>
              <option value="">{visitsTexts.facingUnknown}</option>
              {directions.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          )}
        </Field>
        <button className="button button--line visit-photo-send">
          {visitsTexts.sendSitePhoto}
        </button>
      </div>
      <p className="caption">{visitsTexts.sitePhotoHint}</p>
      <StatusMessage className="visit-photo-result" event={message}>
        {message}
      </StatusMessage>
    </form>
  )
}
