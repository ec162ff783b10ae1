import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Delete this prompt?"
        description="It leaves your history."
        actions={<Button onClick={() => setOpen(false)}>Keep it</Button>}
      />
    </>
  );
}

function openDialog() {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Delete' });
  opener.focus();
  fireEvent.click(opener);
  return opener;
}

test('it is named and described, and the safe answer has the focus', async () => {
  openDialog();
  const dialog = await screen.findByRole('dialog', { name: 'Delete this prompt?' });
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'It leaves your history.',
  );
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep it'));
});

test.each([
  ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))],
])('%s closes it, and the focus returns to what opened it', async (_, close) => {
  const opener = openDialog();
  await screen.findByRole('dialog');
  close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
