import { downloadMyData } from '@evidose/contract';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNotice } from '../../components/ui/error-notice.tsx';
import { DownloadIcon } from '../../components/ui/icons.tsx';
import { download } from '../../lib/download.ts';

export function DownloadData() {
  const save = useMutation({ mutationFn: () => download(downloadMyData) });
  return (
    <div className="flex flex-col items-start gap-3">
      {save.isError && <ErrorNotice error={save.error} />}
      <Button variant="secondary" isPending={save.isPending} onPress={() => save.mutate()}>
        <DownloadIcon /> Download all my data
      </Button>
    </div>
  );
}
