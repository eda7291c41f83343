import { projectTexts as texts } from '#app/strings/en/projects.ts'

export function LinkButton({ isDisabled, onLink }: { isDisabled: boolean; onLink: () => void }) {
  return (
    <button type="button" className="link" disabled={isDisabled} onClick={onLink}>
      {texts.link}
    </button>
  )
}
