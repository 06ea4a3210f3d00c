import type { Format } from '@evidose/contract';
import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';

/** A medicine's form is unknown, so it is drawn as a plain round tablet in its own color. */
export type PicturedForm = Format | 'medicine' | 'unsaid';

const EDGE = 'stroke-accent-text [stroke-width:1.25]';
const SHINE = 'fill-none stroke-surface/70 [stroke-linecap:round] [stroke-width:1.5]';

const SHAPES: Readonly<Record<PicturedForm, ReactNode>> = {
  capsule: (
    <>
      <rect x="2" y="9" width="24" height="10" rx="5" className={cx('fill-dose-wash', EDGE)} />
      <path d="M14 9H7a5 5 0 0 0 0 10h7Z" className={cx('fill-accent', EDGE)} />
      <path d="M7 12h4m6 0h4" className={SHINE} />
    </>
  ),
  tablet: (
    <>
      <circle cx="14" cy="14" r="9" className={cx('fill-surface', EDGE)} />
      <path d="M14 6.500v15" className={cx('fill-none', EDGE)} />
    </>
  ),
  /** Unknown shape: an outline claims nothing. */
  unsaid: <circle cx="14" cy="14" r="9" className={cx('fill-none [stroke-dasharray:3_3]', EDGE)} />,
  softgel: (
    <>
      <ellipse cx="14" cy="14" rx="11.500" ry="7" className={cx('fill-dose', EDGE)} />
      <path d="M8 11c1.500-1.300 3.300-2 5.500-2" className={SHINE} />
    </>
  ),
  powder: (
    <>
      <path d="M5 13c1.500-4 4-5.500 6.500-5.500S16.500 9 18 13Z" className={cx('fill-dose-wash', EDGE)} />
      <path d="M3 13h17l-2 7.500H5Z" className={cx('fill-accent-wash', EDGE)} />
      <path
        d="M19.500 14.500 26 12"
        className={cx('fill-none [stroke-linecap:round] [stroke-width:2.500]', 'stroke-accent-text')}
      />
    </>
  ),
  liquid: (
    <>
      <path
        d="M14 4c4 5.500 6.500 8.600 6.500 12.200a6.500 6.500 0 0 1-13 0C7.500 12.600 10 9.500 14 4Z"
        className={cx('fill-dose', EDGE)}
      />
      <path d="M11 16.500c0 1.700 1 3 2.500 3.300" className={SHINE} />
    </>
  ),
  gummy: (
    <>
      <rect x="5" y="5" width="18" height="18" rx="7" className={cx('fill-dose', EDGE)} />
      <path d="M10 11h.01M18 11h.01M14 15h.01M10 18h.01M18 18h.01" className={SHINE} />
    </>
  ),
  chewable: (
    <>
      <rect x="4" y="6" width="20" height="16" rx="6" className={cx('fill-dose-wash', EDGE)} />
      <path d="M14 8v12M7 14h14" className={cx('fill-none', EDGE)} />
    </>
  ),
  spray: (
    <>
      <rect x="5" y="12" width="11" height="13" rx="2.500" className={cx('fill-accent-wash', EDGE)} />
      <path d="M8 12V8h5v4" className={cx('fill-accent', EDGE)} />
      <path
        d="M17 8h.01M20.500 5.500h.01M20.500 8.500h.01M24 4h.01M24 7.500h.01M24 11h.01"
        className="fill-none stroke-dose [stroke-linecap:round] [stroke-width:2]"
      />
    </>
  ),
  medicine: (
    <>
      <circle cx="14" cy="14" r="8.500" className="fill-info-wash stroke-info [stroke-width:1.25]" />
      <path d="M8.500 14h11" className="fill-none stroke-info [stroke-width:1.25]" />
    </>
  ),
};

/** Beyond this the text next to it gives the number. */
const PLACES = ['first', 'second', 'third', 'fourth'] as const;

interface FormPictureProps {
  readonly form: PicturedForm;
  readonly count?: number;
  readonly className?: string;
}

/** The units of one dose, drawn. Hidden from screen readers, since the text says the same. */
export function FormPicture({ form, count = 1, className }: FormPictureProps) {
  const units = Math.max(1, Math.ceil(count));
  const drawn = units > PLACES.length ? 1 : units;
  return (
    <span
      aria-hidden="true"
      data-picture={form}
      data-units={drawn}
      className={cx(
        'grid w-14 shrink-0 place-content-center gap-0.5 forced-color-adjust-none',
        drawn > 1 && 'grid-cols-2',
        className,
      )}
    >
      {PLACES.slice(0, drawn).map((place) => (
        <svg
          key={place}
          viewBox="0 0 28 28"
          className={drawn > 1 ? 'size-6.5' : 'size-11'}
          focusable="false"
          aria-hidden="true"
        >
          {SHAPES[form]}
        </svg>
      ))}
    </span>
  );
}
