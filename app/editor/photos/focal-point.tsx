import { useState, type KeyboardEvent, type MouseEvent } from 'react'

import { toTenth } from '#app/media/picture.tsx'
import { usualAddress } from '#app/media/renditions/picture-address.ts'
import { photoTexts as texts } from '#app/strings/en/photos.ts'

import type { SlotRole } from './photo-slots.ts'
import type { ShownSlot } from './shown-slot.ts'

const CUTS: Record<SlotRole, readonly ('card' | 'wide' | 'upright' | 'square')[]> = {
  head: ['card', 'wide'],
  slide: ['wide', 'card'],
  wide: ['wide'],
  phone: [],
  picture: ['card', 'upright'],
  site: ['card'],
  plan: [],
  logo: [],
  builder: [],
  person: ['square'],
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-10, 0],
  ArrowRight: [10, 0],
  ArrowUp: [0, -10],
  ArrowDown: [0, 10],
}

type Props = { slot: ShownSlot; photo: NonNullable<ShownSlot['photo']> }

/** The photo with its focal point, set by pointer or arrow keys in steps of 10 percent. */
export function FocalPoint({ slot, photo }: Props) {
  const { across, down, setAcross, setDown, point, step } = useFocus(photo)
  const { picture, role } = slot
  const cuts = CUTS[role]
  if (cuts.length === 0)
    return (
      <div className="focal">
        <div className="focal-picture">
          <Whole picture={picture} />
        </div>
        <input type="hidden" name="across" value={across} />
        <input type="hidden" name="down" value={down} />
      </div>
    )
  const range = (name: 'across' | 'down', value: number, onChange: (to: number) => void) => (
    <Range id={`${slot.slot}-${name}`} {...{ label: texts[name], name, value, onChange }} />
  )
  return (
    <fieldset className="focal">
      <legend>{texts.focus}</legend>
      <button
        type="button"
        className="focal-picture"
        aria-label={texts.point(across, down)}
        onClick={point}
        onKeyDown={step}
      >
        <Whole picture={picture} />
        <svg aria-hidden="true">
          <circle cx={`${across}%`} cy={`${down}%`} r="13" />
          <circle cx={`${across}%`} cy={`${down}%`} r="4" />
        </svg>
      </button>
      <p className="caption">{texts.focusHint}</p>
      {range('across', across, setAcross)}
      {range('down', down, setDown)}
      <p className="caption">{texts.cuts}</p>
      <div className="focal-crops">
        {cuts.map((cut) => (
          <img
            key={cut}
            className={`focal-crop focal-crop--${cut}`}
            src={usualAddress(picture)}
            alt=""
            loading="lazy"
            data-focus={down}
            data-focus-x={across}
          />
        ))}
      </div>
    </fieldset>
  )
}

function useFocus(photo: Props['photo']) {
  const [across, setAcross] = useState(toTenth(photo.across))
  const [down, setDown] = useState(toTenth(photo.focus))

  function point({ currentTarget, clientX, clientY, detail }: MouseEvent): void {
    // A click by keyboard has no position.
    if (detail === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    setAcross(tenth((clientX - left) / width))
    setDown(tenth((clientY - top) / height))
  }

  function step(event: KeyboardEvent): void {
    const [right, below] = STEPS[event.key] ?? [0, 0]
    if (right === 0 && below === 0) return
    event.preventDefault()
    setAcross(tenth((across + right) / 100))
    setDown(tenth((down + below) / 100))
  }

  return { across, down, setAcross, setDown, point, step }
}

function Whole({ picture }: { picture: ShownSlot['picture'] }) {
  return (
    <img
      src={usualAddress(picture)}
      width={picture.width}
      height={picture.height}
      alt=""
      loading="lazy"
      draggable={false}
    />
  )
}

type RangeProps = {
  id: string
  label: string
  name: string
  value: number
  onChange: (value: number) => void
}

function Range({ id, label, name, value, onChange }: RangeProps) {
  return (
    <div className="focal-range">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        name={name}
        min={0}
        max={100}
        step={10}
        value={value}
        aria-valuetext={texts.percent(value)}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      {/* The slider announces the value. */}
      <span aria-hidden="true">{texts.percent(value)}</span>
    </div>
  )
}

function tenth(share: number): number {
  return toTenth(Math.min(100, Math.max(0, share * 100)))
}
