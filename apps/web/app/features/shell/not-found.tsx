import emptyRoom from '../../art/empty-room.svg';
import { LinkButton } from '../../ui/button.tsx';
import { Frame } from '../../ui/frame.tsx';
import { MainContent } from './main-content.tsx';

/** Nothing at this address, and a way home. */
export function NotFound() {
  return (
    <MainContent className="wrap page grid items-center gap-12 md:grid-cols-[1fr_1.1fr]">
      <div className="grid justify-items-start gap-5">
        <h1 className="display display-1">Nobody sat for this one</h1>
        <p className="lead max-w-[44ch]">
          There is no page at this address. The link may be old, or a letter went missing.
        </p>
        <LinkButton to="/" variant="primary" size="lg">
          Go home
        </LinkButton>
      </div>
      <Frame ratio="3:2" viewfinder caption="Frame 404" facts="no subject">
        <img src={emptyRoom} alt="Sketch of an empty room: a window, a chair, nobody" />
      </Frame>
    </MainContent>
  );
}
