import type { ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { cx } from '../../lib/cx.ts';
import { floating, floatingItem } from './popover-style.ts';

export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly isDangerous?: boolean;
  readonly isDisabled?: boolean;
  readonly onAction: () => void;
}

interface MenuProps {
  /** A Button or IconButton: it opens the menu. */
  readonly trigger: ReactElement;
  readonly label: string;
  readonly actions: readonly MenuAction[];
}

/** Things to do, behind one button. For places to go, use links. */
export function Menu({ trigger, label, actions }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement="bottom end" className={cx(floating, 'min-w-52')}>
        <AriaMenu aria-label={label} className="p-1.5 outline-none">
          {actions.map((action) => (
            <MenuItem
              key={action.id}
              id={action.id}
              textValue={action.label}
              onAction={action.onAction}
              isDisabled={action.isDisabled === true}
              className={cx(floatingItem, action.isDangerous === true && 'text-urgent')}
            >
              {action.icon}
              {action.label}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
