import { Link } from 'react-router'

type Step = { to: string; label: string }

export function CursorSteps({ first, next }: { first: Step | undefined; next: Step | undefined }) {
  const steps = [first, next].filter((step) => step !== undefined)
  if (steps.length === 0) return null
  return (
    <p className="cursor-steps">
      {steps.map(({ to, label }) => (
        <Link key={to} className="link" to={to} preventScrollReset>
          {label}
        </Link>
      ))}
    </p>
  )
}
