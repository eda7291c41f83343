import { useEffect, useState } from 'react'
import { Form, useRevalidator } from 'react-router'

import { backupTexts as texts } from '#app/strings/en/backups.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

import type { BackupState } from './backup-state.server.ts'

const ACTION = '/dashboard/settings/backups/runs'
const POLL_MS = 3000
/** Asked while a requested backup has not begun. */
const MAX_POLLS = 20

/** What backups there are, a backup now, and a restore drill in place. */
export function BackupPanel({ state, message }: { state: BackupState; message: string }) {
  const { hasPlace, isRunning, last, failure } = state
  const [before] = useState({ last, failure })
  const isSame = before.last === last && before.failure === failure
  useFresh(isRunning || state.isDrillRunning, message !== '' && isSame)
  return (
    <section className="backup-panel" aria-labelledby="backup-state">
      <div>
        <h2 id="backup-state">{texts.title}</h2>
        <Found isGood={state.isProved}>{last}</Found>
        {failure === '' ? null : <Found isGood={false}>{failure}</Found>}
        <StatusMessage event={message} className="settings-message">
          {isRunning ? texts.running : isSame ? message : ''}
        </StatusMessage>
        {hasPlace ? (
          <Form method="post" action={ACTION}>
            <button className="button button--line" name="kind" value="backup" disabled={isRunning}>
              {texts.now}
            </button>
          </Form>
        ) : (
          <p className="caption">{texts.noPlace}</p>
        )}
      </div>
      {hasPlace ? (
        <div>
          <DrillForm state={state} />
        </div>
      ) : null}
    </section>
  )
}

function Found({ isGood, children }: { isGood: boolean; children: string }) {
  return (
    <p className="backup-found" data-good={isGood}>
      <Icon name={isGood ? 'check' : 'alert'} />
      {children}
    </p>
  )
}

function DrillForm({ state }: { state: BackupState }) {
  return (
    <>
      <h3>{texts.drillTitle}</h3>
      <p className="caption">{texts.drillNote}</p>
      <StatusMessage as="div">
        {state.drill === '' || state.isDrillRunning ? (
          state.drill
        ) : (
          <Found isGood={state.isDrillGood}>{state.drill}</Found>
        )}
      </StatusMessage>
      <Form method="post" action={ACTION} encType="multipart/form-data">
        {state.needsKey ? (
          <Field id="drill-key" label={texts.key} hint={texts.keyNote}>
            {(aria) => <input {...aria} name="key" type="file" accept=".txt,.key,text/plain" />}
          </Field>
        ) : null}
        <button
          className="button button--line"
          name="kind"
          value="drill"
          disabled={state.isDrillRunning}
        >
          {texts.drill}
        </button>
      </Form>
    </>
  )
}

/** Asks again while something runs, or may soon. */
function useFresh(isRunning: boolean, mayRun: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isRunning && !mayRun) return undefined
    let left = isRunning ? Infinity : MAX_POLLS
    const timer = setInterval(() => {
      left -= 1
      if (left >= 0) void revalidate()
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [isRunning, mayRun, revalidate])
}
