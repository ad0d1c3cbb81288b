-- older programs: go on
CREATE TABLE "staff_presence" (
	"subject" text NOT NULL,
	"session_hash" text NOT NULL,
	"is_editing" boolean NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_presence_subject_session_hash_pk" PRIMARY KEY("subject","session_hash")
);
--> statement-breakpoint
ALTER TABLE "staff_presence" ADD CONSTRAINT "staff_presence_session_hash_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_presence_session" ON "staff_presence" USING btree ("session_hash");