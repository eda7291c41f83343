import type { ReactNode } from 'react'

import { backupPlaceTexts as texts } from '#app/strings/en/setting-forms.ts'
import { typeInto } from '#app/ui/forms/type-into.ts'
import { TextField } from '#app/ui/forms/text-field.tsx'

import { placesOf } from './form-inputs.ts'

type Props = {
  stored: string
  suggested: string | undefined
  /** What was typed, where it was refused. */
  typed: Readonly<Record<string, string>> | undefined
  error: string | undefined
  /** The other settings of a bucket. */
  children: ReactNode
}

/** Where backups go, then only the fields of that. */
export function BackupPlaceInputs({ stored, suggested, typed, error, children }: Props) {
  const { where, folder, bucket } = placesOf(stored)
  const chosen = typed?.['BACKUP_WHERE'] ?? where
  return (
    <>
      <fieldset className="backup-ways">
        <legend>{texts.question}</legend>
        {(['folder', 'bucket'] as const).map((way) => (
          <label key={way}>
            <input
              type="radio"
              name="BACKUP_WHERE"
              value={way}
              defaultChecked={chosen === way}
              aria-describedby={`BACKUP_WHERE-${way}`}
            />
            <span>
              {texts.ways[way]}
              <span className="hint" id={`BACKUP_WHERE-${way}`}>
                {texts.wayNotes[way]}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="backup-way" data-way="folder">
        <TextField
          id="BACKUP_TO"
          name="BACKUP_TO"
          label={texts.folder}
          hint={texts.folderHint}
          defaultValue={typed?.['BACKUP_TO'] ?? folder}
          autoComplete="off"
          error={chosen === 'folder' ? error : undefined}
        />
        {stored === '' && suggested !== undefined ? <FolderSuggestion folder={suggested} /> : null}
      </div>
      <div className="backup-way" data-way="bucket">
        <TextField
          id="BACKUP_BUCKET"
          name="BACKUP_BUCKET"
          label={texts.bucket}
          hint={texts.bucketHint}
          defaultValue={typed?.['BACKUP_BUCKET'] ?? bucket}
          autoComplete="off"
          error={chosen === 'bucket' ? error : undefined}
        />
        {children}
      </div>
    </>
  )
}

/** Types a folder that works; without script it can be read and typed. */
function FolderSuggestion({ folder }: { folder: string }) {
  return (
    <div className="backup-suggested">
      <p className="hint">{texts.suggested(folder)}</p>
      <button
        type="button"
        className="button button--line needs-script"
        onClick={() => typeInto('BACKUP_TO', folder)}
      >
        {texts.takeSuggested}
      </button>
    </div>
  )
}
