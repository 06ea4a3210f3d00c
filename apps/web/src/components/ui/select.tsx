import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, type SelectProps as AriaSelectProps, SelectValue } from 'react-aria-components/Select';
import { cx } from '../../lib/cx.ts';
import { FieldHelp, FieldLabel, FieldProblem, type FieldTexts, inputStyle } from './field.tsx';
import { CheckIcon, ChevronDownIcon } from './icons.tsx';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface SelectProps extends Omit<AriaSelectProps<Choice>, 'className' | 'children'>, FieldTexts {
  readonly options: readonly Choice[];
  readonly className?: string;
}

/** For filters and sorting, where cards would fill the page. */
export function Select({ label, help, errorMessage, options, className, ...select }: SelectProps) {
  return (
    <AriaSelect
      {...select}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={cx('flex flex-col gap-1.5', className)}
    >
      <FieldLabel>{label}</FieldLabel>
      <FieldHelp>{help}</FieldHelp>
      <Button className={cx(inputStyle, 'flex cursor-pointer items-center justify-between gap-3 text-left')}>
        <SelectValue className="truncate data-[placeholder]:text-ink-faint">
          {({ selectedText, isPlaceholder, defaultChildren }) => (isPlaceholder ? defaultChildren : selectedText)}
        </SelectValue>
        <ChevronDownIcon className="shrink-0 text-ink-soft" />
      </Button>
      <FieldProblem message={errorMessage} />
      <Popover className="min-w-(--trigger-width) overflow-auto overscroll-contain rounded-lg border border-line bg-raised shadow-high outline-none entering:animate-fade">
        <ListBox items={options} className="p-1.5 outline-none">
          {(option) => (
            <ListBoxItem
              id={option.value}
              textValue={option.label}
              className="group flex cursor-pointer items-center justify-between gap-2.5 rounded-sm px-3 py-2.5 leading-snug outline-none focused:bg-accent-wash selected:font-semibold"
            >
              {option.label}
              <CheckIcon className="text-accent-text opacity-0 group-selected:opacity-100" />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
