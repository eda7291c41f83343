type Props = {
  label: string
  steps: readonly string[]
  /** From 0 on. */
  current: number
}

/** Where someone is in a task of a few steps. */
export function StepScale({ label, steps, current }: Props) {
  return (
    <ol className="step-scale" aria-label={label}>
      {steps.map((step, index) => (
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
