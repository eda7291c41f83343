import { useEffect, useEffectEvent, useRef } from 'react'

export type SliderRange = { min: number; max: number; step: number }

type Props = {
  /** The text field that it writes into. */
  name: string
  label: string
  value: number | undefined
  range: SliderRange
  write: (value: number) => string
}

/** Another way to fill in a text field, which keeps the value: a text may be finer, or beyond the range. */
export function Slider({ name, label, value, range, write }: Props) {
  const slider = useRef<HTMLInputElement>(null)
  const shown = onSlider(value, range)
  const settled = useRef(shown)
  function fillIn({ form, valueAsNumber }: HTMLInputElement) {
    const field = form?.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value = write(valueAsNumber)
  }
  const settle = useEffectEvent(() => {
    const own = slider.current
    if (!own || own.valueAsNumber === shown) return
    // The visitor may have moved it before this script loaded.
    if (settled.current === shown) fillIn(own)
    else own.valueAsNumber = shown
  })
  useEffect(() => {
    settle()
    settled.current = shown
  }, [shown])
  return (
    <input
      ref={slider}
      className="calculator-slider"
      type="range"
      {...range}
      defaultValue={shown}
      aria-label={label}
      aria-valuetext={write(shown)}
      onInput={({ currentTarget }) => fillIn(currentTarget)}
    />
  )
}

/** The nearest step, as the browser itself takes it. */
export function onSlider(value: number | undefined, { min, max, step }: SliderRange): number {
  const inside = Math.min(max, Math.max(min, value ?? min))
  return min + Math.round((inside - min) / step) * step
}
