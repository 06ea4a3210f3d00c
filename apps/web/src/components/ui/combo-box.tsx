import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox, type ComboBoxProps as AriaComboBoxProps } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { cx } from '../../lib/cx.ts';
import { FieldHelp, FieldLabel, FieldProblem, type FieldTexts, inputStyle } from './field.tsx';
import { ChevronDownIcon } from './icons.tsx';
import { floating, floatingItem } from './popover-style.ts';

export interface ComboBoxOption {
  readonly id: string;
  readonly label: string;
  /** A second line, such as the brand names a drug is known by. */
  readonly detail?: string;
}

type Passed = Omit<AriaComboBoxProps<ComboBoxOption>, 'className' | 'children' | 'items' | 'defaultItems'>;

interface ComboBoxProps extends Passed, FieldTexts {
  /** Already filtered: the caller searches, here or on the server. */
  readonly options: readonly ComboBoxOption[];
  readonly placeholder?: string;
  readonly whenEmpty?: string;
  readonly className?: string;
}

/** Type-ahead. With `allowsCustomValue`, what is typed stays even if we do not know it. */
export function ComboBox(props: ComboBoxProps) {
  const { label, help, errorMessage, options, placeholder, whenEmpty, className, ...box } = props;
  return (
    <AriaComboBox
      allowsEmptyCollection={whenEmpty !== undefined}
      menuTrigger="input"
      formValue="text"
      {...box}
      items={options}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={cx('flex flex-col gap-1.5', className)}
    >
      <FieldLabel>{label}</FieldLabel>
      <FieldHelp>{help}</FieldHelp>
      <Group className="relative">
        <Input className={cx(inputStyle, 'pr-12')} {...(placeholder === undefined ? {} : { placeholder })} />
        <Button className="absolute inset-y-1 right-1 flex w-10 cursor-pointer items-center justify-center rounded-sm text-ink-soft">
          <ChevronDownIcon />
        </Button>
      </Group>
      <FieldProblem message={errorMessage} />
      <Popover className={cx(floating, 'w-(--trigger-width)')}>
        <ListBox<ComboBoxOption>
          className="p-1.5 outline-none"
          renderEmptyState={() => <p className="px-3 py-2.5 text-ink-soft text-sm">{whenEmpty}</p>}
        >
          {(option) => (
            <ListBoxItem id={option.id} textValue={option.label} className={floatingItem}>
              <span>
                {option.label}
                {option.detail !== undefined && <span className="block text-ink-soft text-sm">{option.detail}</span>}
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
