import { setUpTexts as texts } from '#app/strings/en/set-up.ts'

/** Where the owner is in the first start; `current` counts from 0. */
export function SetUpSteps({ current }: { current: number }) {
  return (
    <ol className="set-up-steps" aria-label={texts.stepsLabel}>
      {texts.steps.map((step, index) => (
        <li
          key={step}
          data-past={index < current}
          aria-current={index === current ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  )
}
