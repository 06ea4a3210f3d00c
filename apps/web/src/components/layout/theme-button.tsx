import { chooseTheme, useTheme } from '../../lib/theme.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { MoonIcon, SunIcon } from '../ui/icons.tsx';

export function ThemeButton() {
  const theme = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton label={`Switch to ${other} theme`} onPress={() => chooseTheme(other)}>
      {theme === 'dark' ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  );
}
