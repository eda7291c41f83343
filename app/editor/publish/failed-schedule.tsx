import { projectTexts as texts } from '#app/strings/en/projects.ts'

export type FailedHour = { when: string; outcome: string }

export function Failed({ when, outcome }: FailedHour) {
  return <small className="content-list-failed">{texts.failed(when, outcome)}</small>
}
